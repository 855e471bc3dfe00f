/**
 * The page's policy forbids code from text. zod would try all the same with its first schema, and the browser reports
 * that as a breach. Imported before anything that makes a schema.
 */
import { config } from 'zod';

config({ jitless: true });
