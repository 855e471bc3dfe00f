interface EmailAddressProps {
  email: string;
}

/** Renders an e-mail address that wraps after its @ if it is longer than a line. */
export const EmailAddress = ({ email }: EmailAddressProps) => {
  const host = email.lastIndexOf('@') + 1;
  return (
    <bdi>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </bdi>
  );
};
