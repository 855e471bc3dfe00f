import type { trail as english } from '#web/words/trail.ts';

export const trail: typeof english = {
  did: {
    inspection: 'Konto eingesehen',
    extension: 'Einsicht verlängert',
    end: 'Einsicht beendet',
    read: 'Angesehen',
    refused: 'Abgelehnt',
    summary: 'Übersicht angesehen',
    reveal: 'E-Mail-Adresse angesehen',
    plan: 'Tarif geändert',
    lock: 'Konto gesperrt',
    unlock: 'Konto entsperrt',
    staff: 'Zugang zum Support-Team geändert',
    bundle: 'Ticket-Paket erstellt',
    report: 'Meldung abgeschlossen',
    reopen: 'Meldung wieder geöffnet',
  },
  ticket: (ticket) => `(Ticket ${ticket})`,
};
