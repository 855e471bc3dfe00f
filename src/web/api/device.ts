const name = 'waypost-device';

/**
 * What the service knows this browser by since somebody signed in here, to be sent with each sign-in. It opens nothing,
 * and stays when they sign out: then it is what keeps strangers from using up their tries.
 */
export function knownDevice(): { device?: string } {
  try {
    const device = localStorage.getItem(name);
    return device === null ? {} : { device };
  } catch {
    // Storage is refused: the browser is a stranger at each sign-in.
    return {};
  }
}

export function keepDevice(device: string) {
  try {
    localStorage.setItem(name, device);
  } catch {
    // As above.
  }
}
