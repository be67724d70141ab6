import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { parseMasterKeys } from '@kostbar/prisma/master-keys'
import type { DemoHealth } from '@kostbar/prisma/seed-health'
import { masterKeysOf, type Secrets } from './secrets.ts'

/** Health settings of the demo data: the stack's master key and the current versions of consent and questionnaire. */
export const demoHealth = (secrets: Secrets): DemoHealth => ({
  masterKeys: parseMasterKeys(masterKeysOf(secrets)),
  consentVersion,
  questionnaire: anamnesisQuestionnaire,
})
