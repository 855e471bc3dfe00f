import { ExternalLink } from 'lucide-react';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { shares as words } from '#web/words/shares.ts';

/** The service keeps only a hash of it, so this is the one time to copy it. */
export const SharedAddress = ({ url }: { url: string }) => (
  <Stack gap={3}>
    <Notice tone="warn">{words.once}</Notice>
    <Field label={words.address}>
      <TextArea mono readOnly rows={2} value={url} onFocus={(event) => event.target.select()} />
    </Field>
    <Row justify="end">
      <LinkButton href={url} external icon={<ExternalLink />}>
        {words.open}
      </LinkButton>
      <CopyButton text={url} label={words.copy} words />
    </Row>
  </Stack>
);
