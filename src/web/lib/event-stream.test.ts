import { expect, test } from 'vitest';
import { eventsIn } from './event-stream.ts';

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

test('events split across chunks are read whole, and keep-alive comments are ignored', async () => {
  const stream = streamOf(
    'event: a\ndata: {"x"',
    ':1}\n',
    '\n: \n\nevent: b\nda',
    'ta: ä\n\nevent: c\ndata: cut',
  );
  const told = [];
  for await (const event of eventsIn(stream)) told.push(event);
  expect(told).toEqual([
    { name: 'a', data: '{"x":1}' },
    { name: 'b', data: 'ä' },
  ]);
});
