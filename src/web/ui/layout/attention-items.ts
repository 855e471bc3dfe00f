export interface AttentionRecord {
  label: string;
  to: string;
  /** Its label is an address, whose host comes first whichever way the script of its alias runs. */
  isAddress?: boolean;
}

export type AttentionItem = {
  id: string;
  tone: 'bad' | 'warn' | 'info' | 'good';
  title: string;
  text?: string;
  /** The records that it is about; `more` says how many are left out. */
  records?: readonly AttentionRecord[];
  more?: string;
  action?: { label: string; to: string };
  /** In its place: takes it off the list. */
  dismiss?: { text: string; label: string; onDismiss: () => void };
};
