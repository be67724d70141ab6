import { agreementVersion } from '@kostbar/contracts/trainers/agreement'
import type { TrainerProfile } from '@kostbar/contracts/trainers/schemas'

export const trainerProfile: TrainerProfile = {
  headline: 'Essen mit Freude',
  about: '',
  profession: 'DIAETOLOGIE',
  qualification: 'BSc',
  registerNumber: 'GBR 4711',
  website: '',
  absence: null,
  agreement: { version: agreementVersion, acceptedVersion: null, acceptedAt: null },
  verifiedAt: null,
  qualificationVersion: 'v1',
}
