export interface StreamEvent {
  name: string;
  data: string;
}

/**
 * Yields the events of a `text/event-stream` until the stream ends or the signal aborts.
 * @param onSign called for everything received, including keep-alive lines
 */
export async function* eventsIn(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  { signal, onSign }: { signal?: AbortSignal; onSign?: () => void } = {},
): AsyncGenerator<StreamEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  const end = () => void reader.cancel().catch(() => undefined);
  if (signal?.aborted) end();
  else signal?.addEventListener('abort', end, { once: true });
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign?.();
      text += value;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = eventOf(text.slice(0, end));
        text = text.slice(end + 2);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Lines without a name only keep the connection alive. */
function eventOf(text: string): StreamEvent | undefined {
  const lines = text.split('\n');
  const of = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));
  const [name] = of('event');
  return name === undefined ? undefined : { name, data: of('data').join('\n') };
}
