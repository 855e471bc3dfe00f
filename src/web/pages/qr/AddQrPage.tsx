import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { AlignLeft, Link2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { addQr } from '#web/api/qr.ts';
import { showRefusal } from '#web/api/refused-form.ts';
import { toHex, toRgb } from '#web/lib/colors.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useMedia } from '#web/lib/media.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ColorField } from '#web/ui/ColorField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Grid } from '#web/ui/Grid.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { RadioCards } from '#web/ui/RadioCards.tsx';
import { Row } from '#web/ui/Row.tsx';
import { Split } from '#web/ui/Split.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { AddForm, emptyForm } from './add-form.ts';
import { QrPreview } from './QrPreview.tsx';

const inks = ['#000000', '#1b1b19', '#3b53d9', '#1f7a4d', '#b3261e', '#8a5a00'];
const papers = ['#ffffff', '#f4f4f2', '#fbf3e0', '#eceffc', '#e8f4ed', '#fcedeb'];

export const AddQrPage = () => {
  useDocumentTitle('New QR code');
  const navigate = useNavigate();
  const add = useMutation(addQr);
  const form = useForm({ resolver: zodResolver(AddForm), mode: 'onTouched', defaultValues: emptyForm });
  const { errors } = form.formState;
  const values = form.watch();
  const narrow = useMedia('(width < 1024px)');

  const submit = form.handleSubmit(async (body) => {
    try {
      const { id } = await add.mutateAsync(body);
      toast('QR code made');
      await navigate(`/qr/${id}`, { replace: true });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const setColor = (name: 'foreground' | 'background') => (hex: string) =>
    form.setValue(name, toRgb(hex), { shouldDirty: true, shouldValidate: true });

  const fields = (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Card
        foot={
          <Row justify="end">
            <LinkButton to="/qr">Cancel</LinkButton>
            <Button type="submit" variant="primary" pending={add.isPending}>
              Make the QR code
            </Button>
          </Row>
        }
      >
        <Stack gap={5}>
          {errors.root ? <Notice tone="bad">{errors.root.message}</Notice> : null}
          <RadioCards
            label="What a scan does"
            value={values.type}
            onChange={(type) => {
              form.setValue('type', type);
              form.clearErrors('data');
            }}
            options={[
              { value: 'link', label: 'Opens a page', text: 'Any web address', icon: <Link2 /> },
              { value: 'text', label: 'Shows a text', text: 'Up to 2,000 characters', icon: <AlignLeft /> },
            ]}
          />
          {values.type === 'link' ? (
            <Field
              label="Address"
              hint="You can change it later without printing again."
              error={errors.data?.message}
            >
              <TextInput
                key="link"
                type="url"
                inputMode="url"
                autoFocus
                spellCheck={false}
                placeholder="https://example.com/menu"
                {...form.register('data')}
              />
            </Field>
          ) : (
            <Field label="Text" error={errors.data?.message}>
              <TextArea key="text" rows={5} dir="auto" {...form.register('data')} />
            </Field>
          )}
          <Field
            label="Name"
            optional
            hint="For your list. Without one the code is called after what it holds."
            error={errors.name?.message}
          >
            <TextInput dir="auto" placeholder="Table card, spring menu" {...form.register('name')} />
          </Field>
          <Grid columns={2} stretch={false}>
            <ColorField
              label="Color"
              value={toHex(values.foreground ?? '') ?? '#000000'}
              onChange={setColor('foreground')}
              error={errors.foreground?.message}
              swatches={inks}
            />
            <ColorField
              label="Paper"
              value={toHex(values.background ?? '') ?? '#ffffff'}
              onChange={setColor('background')}
              error={errors.background?.message}
              swatches={papers}
            />
          </Grid>
        </Stack>
      </Card>
    </form>
  );
  const preview = <QrPreview values={values} />;
  return (
    <Page header={<PageHeader title="New QR code" crumbs={[{ label: 'QR codes', to: '/qr' }]} />}>
      {/* Where there is one column, what is to be filled in comes first. */}
      {narrow ? (
        <Stack gap={4}>
          {fields}
          {preview}
        </Stack>
      ) : (
        <Split side="end" aside={preview}>
          {fields}
        </Split>
      )}
    </Page>
  );
};
