/** An e-mail address that its owner knows again and nobody else can write to: `a•••@example.com`. */
export const masked = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••');
