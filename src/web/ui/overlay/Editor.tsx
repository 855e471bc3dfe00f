import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Conflict } from '#web/browser/conflict.ts';
import type { Draft } from '#web/browser/draft.ts';
import type { ResponseFault } from '#web/lib/response-fault.ts';
import { narrow, useMedia } from '#web/browser/media.ts';
import { useShortcut } from '#web/browser/shortcuts.ts';
import { verbs } from '#web/words/verbs.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DraftNotice } from '#web/ui/layout/DraftNotice.tsx';
import { FormFoot } from '#web/ui/form/FormFoot.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { LimitWait } from '#web/ui/layout/response/LimitWait.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { RefusedNotice } from '#web/ui/layout/response/RefusedNotice.tsx';
import { ConflictQuestion } from '#web/ui/layout/response/ConflictQuestion.tsx';
import { RefusalText } from '#web/ui/layout/response/RefusalText.tsx';
import { Split } from '#web/ui/layout/Split.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

type EditorProps = {
  /** Called with the form's event, so that react-hook-form's `handleSubmit(...)` can be passed. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  pending: boolean;
  /** An error that belongs to no field. */
  error: ReactNode;
  /** Details of the response, if it can't be parsed. */
  fault: ResponseFault | undefined;
  /** Whether the record was deleted in the meantime. */
  isGone?: boolean;
  /** Changes that saving would overwrite. */
  conflict?: Conflict | undefined;
  draft: Draft;
  /** Whether leaving would lose unsaved input. */
  asks: () => boolean;
  submitLabel: string;
  /** Path that Cancel leads to. */
  backTo: string;
  /** Preview of the result. On narrow screens it is collapsed above the form. */
  preview: ReactNode;
  children: ReactNode;
};

/** Renders a form that fills a page, beside a preview of its result. */
export const Editor = ({
  onSubmit,
  pending,
  error,
  fault,
  isGone = false,
  conflict,
  draft,
  asks,
  submitLabel,
  backTo,
  preview,
  children,
}: EditorProps) => {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isNarrow = useMedia(narrow);
  useShortcut('escape', () => void navigate(backTo));
  const fields = (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void onSubmit(event);
      }}
    >
      <Stack gap={4}>
        <DraftNotice draft={draft} />
        {error ? (
          <RefusedNotice fault={fault}>
            <RefusalText isGone={isGone} list={backTo}>
              {error}
            </RefusalText>
          </RefusedNotice>
        ) : null}
        <ConflictQuestion conflict={conflict} form={form} />
        <Card>
          <Stack gap={5}>{children}</Stack>
        </Card>
        <FormFoot>
          {pending ? <LimitWait /> : null}
          <LinkButton to={backTo}>{verbs.cancel}</LinkButton>
          <Button type="submit" variant="primary" pending={pending}>
            {submitLabel}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
  return (
    <>
      {/* The fields keep their place in the tree, so that narrowing the window doesn't reset them. */}
      <Split side="end" width="wide" aside={isNarrow ? undefined : preview}>
        <Stack gap={4}>
          {isNarrow ? preview : null}
          {fields}
        </Stack>
      </Split>
      <LeaveGuard asks={asks} onLeave={draft.drop} />
    </>
  );
};
