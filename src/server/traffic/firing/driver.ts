/** Asks for a network’s script; `after` is called once it has run. */
type Load = (src: string, after?: () => void) => void;

/**
 * What the frame does in which pixels fire: it fires, and tells the page around it when that has been done. Its text
 * stands in the frame, so it uses nothing from outside of itself.
 * @param networks what fires, a function for each network
 */
export function driver(networks: readonly ((load: Load) => void)[]): void {
  /** Once the scripts have run, what they report begins within this time, in milliseconds. */
  const quiet = 250;
  const tell = (what: 'began' | 'done') => parent.postMessage(what, '*');

  /** Where the frame has no origin of its own, what networks want to keep is kept until it is gone. */
  function keepNothing(): void {
    const texts = new Map<string, string>();
    const store = (): Storage => {
      const items = new Map<string, string>();
      return {
        get length() {
          return items.size;
        },
        key: (at) => [...items.keys()][at] ?? null,
        getItem: (key) => items.get(String(key)) ?? null,
        setItem: (key, value) => void items.set(String(key), String(value)),
        removeItem: (key) => void items.delete(String(key)),
        clear: () => items.clear(),
      };
    };
    Object.defineProperty(document, 'cookie', {
      get: () => Array.from(texts, ([name, value]) => `${name}=${value}`).join('; '),
      set: (text: unknown) => {
        const [pair = ''] = String(text).split(';');
        const [name = '', ...value] = pair.split('=');
        texts.set(name.trim(), value.join('='));
      },
    });
    for (const name of ['localStorage', 'sessionStorage']) {
      const kept = store();
      Object.defineProperty(window, name, { get: () => kept });
    }
  }

  let asked = 0;
  let ran = 0;
  let failed = 0;
  let lastSign = 0;
  const load: Load = (src, after) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    asked += 1;
    script.addEventListener('load', () => {
      ran += 1;
      lastSign = Date.now();
      after?.();
    });
    script.addEventListener('error', () => {
      failed += 1;
    });
    document.head.append(script);
  };

  tell('began');
  if (self.origin === 'null') keepNothing();
  for (const network of networks) {
    try {
      network(load);
    } catch {
      // The others fire all the same.
    }
  }
  try {
    new PerformanceObserver(() => {
      lastSign = Date.now();
    }).observe({ type: 'resource' });
  } catch {
    // The scripts alone tell then.
  }
  const timer = setInterval(() => {
    if (ran + failed < asked || (ran > 0 && Date.now() - lastSign < quiet)) return;
    clearInterval(timer);
    tell('done');
  }, 50);
}
