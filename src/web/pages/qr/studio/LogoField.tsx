import { phone, useMedia } from '#web/browser/media.ts';
import { useIsOwnService } from '#web/client/own-service.ts';
import { usePictureRoom } from '#web/api/picture-room.ts';
import { describePicture, readChosenPicture } from '#web/api/chosen-picture.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { PictureButtons } from '#web/ui/form/PictureButtons.tsx';
import { PictureField } from '#web/ui/form/PictureField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { qrStudio as words } from '#web/words/qr-studio.ts';
import { Logo } from '#contract/qr.ts';
import { useIsLogoLost, useLogoData } from '#web/codes/use-logo-data.ts';
import { errorAt, type FieldsProps } from './field-props.ts';

/** Takes a logo by its address or from a file, which is judged by its content. */
export const LogoField = ({ form }: FieldsProps) => {
  const logo = form.watch('logo');
  // Other servers accept a logo by its address only.
  const canUpload = useIsOwnService();
  // Next to two buttons, a phone has no room for an address.
  const isPhone = useMedia(phone);
  const room = usePictureRoom(logo);
  const data = useLogoData(logo, Logo.safeParse(logo).success);
  const isLost = useIsLogoLost(logo, data);
  const error = errorAt(form, 'logo') ?? (isLost ? words.logoLost : undefined);
  const set = (value: string) =>
    form.setValue('logo', value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  const take = async (file: File) => {
    const { data, problem } = await readChosenPicture(file, file.name);
    if (data === undefined) form.setError('logo', { message: problem });
    else set(data);
  };
  const choosing = { fileLabel: words.logoFile, onFile: (file: File) => void take(file) };
  const remove = () => set('');

  if (logo.startsWith('data:'))
    return (
      <PictureField
        label={words.logo}
        src={logo}
        hint={room === undefined ? describePicture(logo) : `${describePicture(logo)}. ${room}`}
        error={error}
        {...choosing}
        onRemove={remove}
      />
    );
  return (
    <Field
      label={words.logo}
      optional
      error={error}
      hint={error ? undefined : canUpload ? words.logoOrFileHint : words.logoHint}
    >
      <Row gap={2} nowrap={!isPhone}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://example.com/logo.png"
          {...form.register('logo')}
        />
        <PictureButtons
          {...(canUpload && choosing)}
          fileLabel={choosing.fileLabel}
          onRemove={logo ? remove : undefined}
        />
      </Row>
    </Field>
  );
};
