import type { FastifyReply, FastifyRequest } from 'fastify';
import { now } from '#server/rules/clock.ts';
import { redirectsToScan } from '#server/rules/redirect-loops.ts';
import { contentIn } from '#server/rules/qr-file.ts';
import type { Db } from '#server/store/database/database.ts';
import { findFile } from '#server/store/qr.ts';
import type { QrTarget, Targets } from '#server/store/targets.ts';
import { nameIn } from './address-parts.ts';
import { answerScan, sendNotAllowed, sendNotice } from './responses.ts';
import { entered, hasField } from './forms.ts';
import { sendLocked, sendPassage } from './send-passage.ts';
import type { createPassages } from './passage.ts';
import type { PictureSender } from './pictures/pictures.ts';
import { sendFile } from './pictures/send-file.ts';

type CodeRequest = FastifyRequest<{ Params: { code: string } }>;
type Answer = Promise<FastifyReply | void>;

interface ScanOptions {
  db: Db;
  publicUrl: string;
  targets: Targets;
  pictures: PictureSender;
  passages: ReturnType<typeof createPassages>;
  isBlocked: (url: string) => boolean;
}

const unknown = (reply: FastifyReply) => sendNotice(reply, 404, ({ code }) => code.notFound);

/** Handles requests below `/qr`: scans, pictures of codes, and the files that codes open. */
export function createScans({ db, publicUrl, targets, pictures, passages, isBlocked }: ScanOptions) {
  const qrOf = async (segment: string): Promise<QrTarget | undefined> => {
    const code = nameIn(segment);
    return code === undefined ? undefined : targets.qr(code);
  };

  async function scanned(
    request: FastifyRequest,
    reply: FastifyReply,
    qr: QrTarget,
    password?: string,
  ): Answer {
    if (qr.locked_at !== null) return sendLocked(reply, 'code');
    const content = contentIn({ publicUrl }, qr);
    if (redirectsToScan(request.host, content)) return sendNotice(reply, 508, ({ round }) => round.code);
    const hasForm = password !== undefined;
    const passage = await passages.ofCode(request, qr, password);
    if (passage) return sendPassage(reply, passage, hasForm);
    return answerScan(reply, qr.name, content, isBlocked, hasForm ? 303 : 302);
  }

  return {
    async byCode(request: CodeRequest, reply: FastifyReply): Answer {
      const [, code = '', format] = /^(.*?)(?:\.(svg|png|pdf|eps))?$/su.exec(request.params.code) ?? [];
      const qr = await qrOf(code);
      if (!qr) return unknown(reply);
      if (format === 'svg') return pictures.svg(request, reply, qr);
      if (format === 'png') return pictures.png(request, reply, qr);
      if (format === 'pdf' || format === 'eps') return pictures.print(request, reply, qr, format);
      return scanned(request, reply, qr);
    },

    async byCodePassword(request: CodeRequest, reply: FastifyReply): Answer {
      const qr = await qrOf(request.params.code);
      if (!qr?.password_hash && !hasField(request, 'password')) return sendNotAllowed(reply);
      if (!qr) return unknown(reply);
      return scanned(request, reply, qr, entered(request, 'password'));
    },

    async byFile(request: CodeRequest, reply: FastifyReply): Answer {
      const code = nameIn(request.params.code) ?? '';
      const file = await findFile(db, code);
      if (!file) return unknown(reply);
      if (file.locked_at !== null) return sendLocked(reply, 'code');
      const { starts_at, expires_at } = file;
      // A visitor may have kept its address from an earlier scan.
      if (starts_at !== null && starts_at > now())
        return sendNotice(reply, 403, (words) => words.code.early(new Date(starts_at * 1000)));
      if (expires_at !== null && expires_at <= now())
        return sendNotice(reply, 410, (words) => words.code.expired(new Date(expires_at * 1000)));
      return sendFile(request, reply, code, file);
    },

    async byLogo(request: CodeRequest, reply: FastifyReply): Answer {
      const qr = await qrOf(request.params.code);
      return qr && (await pictures.logo(request, reply, qr)) ? reply : unknown(reply);
    },
  };
}
