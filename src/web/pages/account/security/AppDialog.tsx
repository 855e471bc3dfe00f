import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { drawQr } from '#qr/draw.ts';
import { listStatusOf } from '#web/client/list-status.ts';
import { useSubmit } from '#web/client/saving.ts';
import { appSetup, finishApp } from '#web/api/second-step.ts';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { LoadError } from '#web/ui/layout/LoadError.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FormDialog } from '#web/ui/overlay/FormDialog.tsx';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { accountSecurity as words } from '#web/words/account-security.ts';
import { CurrentPasswordField } from './CurrentPasswordField.tsx';

interface AppDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: (recovery: readonly string[]) => void;
}

const Code = z.object({
  code: z.string().check(z.regex(/^\s*(?:\d\s*){6}$/, words.enterDigits)),
  currentpassword: z.string(),
});

/** Groups of four are easier to type. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

const imageOf = (uri: string) => `data:image/svg+xml,${encodeURIComponent(drawQr(uri))}`;

export const AppDialog = ({ open, onClose, onAdded }: AppDialogProps) => {
  const setup = useQuery({ ...appSetup(), enabled: open });
  const finish = useMutation(finishApp);
  const form = useForm({ resolver: zodResolver(Code), defaultValues: { code: '', currentpassword: '' } });
  const { errors } = form.formState;
  const reading = listStatusOf(setup);
  const submit = useSubmit(form, async (body) => {
    if (setup.data) onAdded(await finish.mutateAsync({ token: setup.data.token, ...body }));
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.setUpTitle}
      text={words.setUpText}
      {...submit}
      submitLabel={words.turnOn}
    >
      {reading.error ? <LoadError what={words.setUpNoun} reading={reading} /> : null}
      <Row gap={4} align="start">
        <QrPicture size="scannable" src={setup.data && imageOf(setup.data.uri)} alt={words.qrCode} />
        <Stack gap={2}>
          <Text size="sm" tone="second">
            {words.cantScan}
          </Text>
          <Text mono wrap>
            {setup.data ? grouped(setup.data.secret) : '…'}
          </Text>
          {setup.data ? (
            <Row>
              <CopyButton text={setup.data.secret} label={words.copyKey} words size="small" />
            </Row>
          ) : null}
        </Stack>
      </Row>
      <Field label={words.code} error={errors.code?.message}>
        <TextInput mono inputMode="numeric" autoComplete="one-time-code" {...form.register('code')} />
      </Field>
      <CurrentPasswordField error={errors.currentpassword?.message} {...form.register('currentpassword')} />
    </FormDialog>
  );
};
