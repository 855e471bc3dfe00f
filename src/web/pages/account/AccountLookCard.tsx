import { accountColors, updateAccount, type KeptAccount, accountLabel } from '#web/client/kept-accounts.ts';
import { ColorDot } from '#web/ui/base/ColorDot.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { SwatchGroup } from '#web/ui/form/SwatchGroup.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { accounts as words } from '#web/words/accounts.ts';

const colors = accountColors.map((value, at) => ({
  value,
  label: words.colors[at] ?? value,
  picture: <ColorDot color={value} />,
}));

/** Edits the name and color that distinguish this account from others in this browser. */
export const AccountLookCard = ({ account }: { account: KeptAccount }) => {
  const { shelf, color, name = '' } = account;
  return (
    <Card title={words.look} text={words.lookText}>
      <Stack gap={4}>
        <Field label={words.name}>
          <TextInput
            autoComplete="off"
            maxLength={40}
            placeholder={accountLabel({ ...account, name: '' })}
            value={name}
            onChange={({ target }) => updateAccount(shelf, { name: target.value })}
          />
        </Field>
        <SwatchGroup
          label={words.color}
          value={accountColors.find((one) => one === color) ?? accountColors[0]}
          options={colors}
          onChange={(next) => updateAccount(shelf, { color: next })}
        />
      </Stack>
    </Card>
  );
};
