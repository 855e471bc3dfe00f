import type { trail as english } from '#web/words/trail.ts';

export const trail: typeof english = {
  did: {
    inspection: 'Auf das Konto zugegriffen',
    extension: 'Zugriff verlängert',
    end: 'Zugriff beendet',
    read: 'Angesehen',
    refused: 'Abgelehnt',
    summary: 'Übersicht angesehen',
    reveal: 'E-Mail-Adresse angesehen',
    plan: 'Tarif geändert',
    lock: 'Konto gesperrt',
    unlock: 'Konto entsperrt',
    staff: 'Support-Team geändert',
    bundle: 'Für Ticket exportiert',
    report: 'Meldung abgeschlossen',
    reopen: 'Meldung wieder geöffnet',
  },
  ticket: (ticket) => `(Ticket ${ticket})`,
};
