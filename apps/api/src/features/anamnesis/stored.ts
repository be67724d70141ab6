import { maxAnswersBytes } from '@kostbar/contracts/anamnesis/limits'
import type { Answers, Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import { anamnesisDraftContext, anamnesisVersionContext } from '@kostbar/prisma/anamnesis-context'
import type { DataKey } from '@kostbar/prisma/data-key'
import { Problem } from '../../problems/problem.ts'

/** Content of an anamnesis version: the answers, and the questionnaire they were answered under. */
export interface StoredVersion {
  questionnaire: Questionnaire
  answers: Answers
}

/** JSON of the answers of a draft. @throws Problem `too_large` above `maxAnswersBytes` */
function answersJson(answers: Answers): string {
  const json = JSON.stringify(answers)
  if (Buffer.byteLength(json) > maxAnswersBytes)
    throw new Problem('too_large', { msg: 'Deine Antworten sind zusammen zu lang. Bitte kürze einen Text.' })
  return json
}

/**
 * Encrypts the answers of a draft; bound to the user, so that it decrypts for nobody else.
 * @throws Problem `too_large`
 */
export const encryptDraft = (key: DataKey, userId: string, answers: Answers): Buffer =>
  key.encrypt(anamnesisDraftContext(userId), answersJson(answers))

export const decryptDraft = (key: DataKey, userId: string, encrypted: Uint8Array): Answers =>
  JSON.parse(key.decrypt(anamnesisDraftContext(userId), encrypted))

export const encryptVersion = (key: DataKey, id: string, version: StoredVersion): Buffer =>
  key.encrypt(anamnesisVersionContext(id), JSON.stringify(version))

export const decryptVersion = (key: DataKey, id: string, encrypted: Uint8Array): StoredVersion =>
  JSON.parse(key.decrypt(anamnesisVersionContext(id), encrypted))
