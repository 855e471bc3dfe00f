import type { trail as english } from '#web/words/trail.ts';

export const trail: typeof english = {
  did: {
    inspection: 'Konto angesehen',
    extension: 'Inspektion verlängert',
    end: 'Inspektion beendet',
    read: 'Angesehen',
    refused: 'Abgelehnt',
    summary: 'Übersicht angesehen',
    reveal: 'E-Mail-Adresse angesehen',
    plan: 'Tarif geändert',
    lock: 'Konto gesperrt',
    unlock: 'Konto entsperrt',
    staff: 'Zugang zum Support-Team geändert',
    bundle: 'Paket für ein Ticket erstellt',
    report: 'Meldung geschlossen',
    reopen: 'Meldung wieder geöffnet',
  },
  ticket: (ticket) => `(Ticket ${ticket})`,
};
