import type { ProtocolDay, ProtocolMeal } from '@kostbar/contracts/protocol/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { protocolDayContext, protocolMealContext } from '@kostbar/prisma/protocol-context'

/** The encrypted part of a day. */
export type DayContent = Omit<ProtocolDay, 'day' | 'rev' | 'complete'>

/** The encrypted part of a meal. */
export type ProtocolMealContent = Omit<ProtocolMeal, 'id' | 'key' | 'rev' | 'day' | 'photoIds'>

/** A day without any values. */
export const emptyDay: DayContent = {
  sleepQuality: null,
  sleepHours: null,
  weightKg: null,
  waterMl: null,
  steps: null,
  stress: null,
  energy: null,
  mood: null,
  movement: '',
  complaints: '',
  special: '',
  note: '',
}

/** Encrypts the content of a day. @param day `2026-11-22` */
export const encryptDay = (key: DataKey, protocolId: string, day: string, content: DayContent): Buffer =>
  key.encrypt(protocolDayContext(protocolId, day), JSON.stringify(content))

export const decryptDay = (key: DataKey, protocolId: string, day: string, encrypted: Uint8Array): DayContent => ({
  ...emptyDay,
  ...JSON.parse(key.decrypt(protocolDayContext(protocolId, day), encrypted)),
})

/** Encrypts the content of a meal. @param id of the meal */
export const encryptMeal = (key: DataKey, id: string, content: ProtocolMealContent): Buffer =>
  key.encrypt(protocolMealContext(id), JSON.stringify(content))

export const decryptMeal = (key: DataKey, id: string, encrypted: Uint8Array): ProtocolMealContent =>
  JSON.parse(key.decrypt(protocolMealContext(id), encrypted))
