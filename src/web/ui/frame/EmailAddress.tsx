interface EmailAddressProps {
  email: string;
}

/** An e-mail address that breaks behind its @ where it is longer than a line. */
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
