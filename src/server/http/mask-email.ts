/** Masks an e-mail address so that its owner can recognize it but nobody else can write to it: `a•••@example.com`. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••');
