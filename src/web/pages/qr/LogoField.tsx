import { ImageUp } from 'lucide-react';
import { largestLogo } from '#contract/qr.ts';
import { useIsOwnService } from '#web/api/own-service.ts';
import { pictureDataUrl } from '#web/lib/picture-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileButton } from '#web/ui/FileButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Row } from '#web/ui/Row.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { Text } from '#web/ui/Text.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { Thumb } from '#web/ui/Thumb.tsx';
import { errorAt, type FieldsProps } from './field-props.ts';

/** A logo by its address or from a file, which is judged by its content. */
export const LogoField = ({ form }: FieldsProps) => {
  const logo = form.watch('logo');
  // Other servers know a logo by its address only.
  const canUpload = useIsOwnService();
  const error = errorAt(form, 'logo');
  const isFile = logo.startsWith('data:');
  const set = (value: string) =>
    form.setValue('logo', value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  const take = async (file: File) => {
    const refuse = (message: string) => form.setError('logo', { message });
    if (file.size > largestLogo) {
      refuse(`This file has ${Math.ceil(file.size / 1024)} KiB; at most ${largestLogo / 1024} are taken.`);
      return;
    }
    const data = await pictureDataUrl(file);
    if (data === undefined) refuse(`${file.name} is no png or jpg picture.`);
    else set(data);
  };

  const buttons = (
    <>
      {canUpload ? (
        <FileButton
          accept=".png,.jpg,.jpeg,image/png,image/jpeg"
          label="Logo file"
          icon={<ImageUp />}
          onFile={(file) => void take(file)}
        >
          Upload
        </FileButton>
      ) : null}
      {logo ? <Button onClick={() => set('')}>Remove</Button> : null}
    </>
  );
  if (isFile)
    return (
      <Stack gap={1}>
        <Text size="sm" weight="medium">
          Logo
        </Text>
        <Row gap={2}>
          <Thumb src={logo} fallback={<ImageUp />} />
          <Text tone="second">
            A {typeName(logo)} of {Math.max(1, Math.round((logo.length * 3) / 4 / 1024))} KiB
          </Text>
          {buttons}
        </Row>
        {error ? <Notice tone="bad">{error}</Notice> : null}
      </Stack>
    );
  return (
    <Field
      label="Logo"
      optional
      error={error}
      hint={
        error
          ? undefined
          : `The address of a png or jpg${canUpload ? ', or a file of at most 512 KiB' : ''}. It raises the error correction to H.`
      }
    >
      <Row gap={2} nowrap>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com/logo.png"
          {...form.register('logo')}
        />
        {buttons}
      </Row>
    </Field>
  );
};

const typeName = (data: string) => (data.startsWith('data:image/png') ? 'png' : 'jpg');
