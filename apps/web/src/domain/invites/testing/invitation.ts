import type { Invitation } from '@kostbar/contracts/invites/schemas'

/** An open invitation by Theresa. */
export const openInvitation: Invitation = {
  state: 'OPEN',
  stateText: '',
  isProposal: false,
  trainer: {
    firstName: 'Theresa',
    profileImage: null,
    headline: 'Essen mit Freude',
    about: '',
    profession: 'DIAETOLOGIE',
    qualification: 'BSc',
    registerNumber: '',
    website: '',
    isVerified: true,
    absence: null,
  },
  maskedEmail: 'a…@beispiel.at',
  firstName: 'Anna',
  message: 'Ich freu mich auf dich!',
  expiresAt: '2026-12-01T10:00:00.000Z',
  consent: { version: '2026-11', HEALTH: 'Gesundheitsdaten.', COACHING: 'Begleitung.' },
}
