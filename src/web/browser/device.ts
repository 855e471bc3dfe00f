const name = 'waypost-device';

/**
 * Returns the name by which the service knows this browser since someone signed in here. It's sent with each sign-in.
 * It grants no access, and stays after a sign-out, so that strangers can't use up this browser's attempts.
 */
export function storedDevice(): { device?: string } {
  try {
    const device = localStorage.getItem(name);
    return device === null ? {} : { device };
  } catch {
    // Storage is refused, so the service doesn't recognize the browser at its next sign-in.
    return {};
  }
}

export function saveDevice(device: string) {
  try {
    localStorage.setItem(name, device);
  } catch {
    // Storage is refused, as above.
  }
}
