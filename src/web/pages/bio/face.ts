/** The path of the picture that the service draws of a name, as its public pages use it. */
export const faceOf = (title: string) => `/app/avatars/${encodeURIComponent(title.trim() || '?')}.svg`;
