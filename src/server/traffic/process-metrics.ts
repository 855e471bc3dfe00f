import { readdir } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Family, single } from '#server/http/prometheus.ts';

/** Returns the resource usage of the process, under the metric names that are common to all programs. */
export function createProcessMetrics() {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  return async (): Promise<Family[]> => {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    // The delay is in nanoseconds and includes the resolution. It's reset on each read, since last week's peak says
    // nothing about the present.
    const lag = Math.max(0, delay.percentile(99) / 1e9 - 0.02);
    delay.reset();
    const open = await readdir('/proc/self/fd').catch(() => undefined);
    return [
      single('counter', 'process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6),
      single('gauge', 'process_resident_memory_bytes', 'Memory of the process.', rss),
      single('gauge', 'process_start_time_seconds', 'When it started, in Unix time.', startedAt),
      single('gauge', 'nodejs_heap_size_used_bytes', 'Memory that JavaScript uses.', heapUsed),
      single(
        'gauge',
        'nodejs_eventloop_lag_p99_seconds',
        'How late work begins, since the last look.',
        lag || 0,
      ),
      ...(open ? [single('gauge', 'process_open_fds', 'Open files and connections.', open.length)] : []),
    ];
  };
}
