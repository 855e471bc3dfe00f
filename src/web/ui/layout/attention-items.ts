export interface AttentionRecord {
  label: string;
  to: string;
  /** Whether the label is a URL. Its host comes first, whatever the direction of its alias's script. */
  isAddress?: boolean;
}

export type AttentionItem = {
  id: string;
  tone: 'bad' | 'warn' | 'info' | 'good';
  title: string;
  text?: string;
  /** The affected records. `more` says how many are omitted. */
  records?: readonly AttentionRecord[];
  more?: string;
  action?: { label: string; to: string };
  /** Removes the item from the list. Used instead of an action. */
  dismiss?: { text: string; label: string; onDismiss: () => void };
};
