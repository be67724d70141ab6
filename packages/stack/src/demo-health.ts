import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { parseMasterKeys } from '@kostbar/prisma/master-keys'
import type { DemoHealth } from '@kostbar/prisma/seed-health'
import { masterKeysOf, type Secrets } from './secrets.ts'

/** The demo data is encrypted with the stack's master key, consented to and asked in the present versions. */
export const demoHealth = (secrets: Secrets): DemoHealth => ({
  masterKeys: parseMasterKeys(masterKeysOf(secrets)),
  consentVersion,
  questionnaire: anamnesisQuestionnaire,
})
