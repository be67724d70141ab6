import { anamnesisWarnings } from '@kostbar/contracts/anamnesis/warnings'
import { diets, intolerances } from '@kostbar/contracts/care-profile/options'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import { decryptCareProfile } from '../care-profile/service.ts'
import { decryptClearance } from '../macros/service.ts'
import { decryptOverride } from '../nutritionplan/service.ts'
import { decryptRows, exportTable } from './export-table.ts'
import { labels } from './labels.ts'

/** Warnings in the wording that trainers read. */
const warnings = Object.fromEntries(
  Object.entries(anamnesisWarnings).map(([warning, { trainer }]) => [warning, trainer]),
)

const careProfile = exportTable({
  file: 'ernaehrungsprofil',
  title: 'Ernährungsprofil',
  models: ['CareProfile'],
  columns: {
    allergens: ['Allergene', allergens],
    intolerances: ['Unverträglichkeiten', intolerances],
    diet: ['Ernährungsform', diets],
    likes: 'Mag ich',
    dislikes: 'Mag ich nicht',
    warnings: ['Vor einem Defizit abzuklären', warnings],
    sex: ['Geschlecht für die Berechnung', labels.sexes],
    formulaSex: ['Formel', labels.sexes],
    birthDate: 'Geburtsdatum',
    heightCm: 'Größe (cm)',
    weightKg: 'Gewicht in der Anamnese (kg)',
    activity: 'Aktivität ohne Sport (PAL)',
    updatedAt: 'Zuletzt geändert am',
    updatedBy: 'Zuletzt geändert von',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.careProfile.findMany({
      where: { userId },
      include: { updatedBy: { select: { firstName: true } } },
    })
    return decryptRows(rows, loadKey, ({ encrypted, updatedAt, updatedBy }, key) => {
      const { warnings: dated, person, ...content } = decryptCareProfile(key, userId, encrypted)
      return {
        ...content,
        warnings: dated.map(({ warning }) => warning),
        sex: person?.sex ?? null,
        formulaSex: person?.formulaSex ?? null,
        birthDate: person?.birthDate ?? null,
        heightCm: person?.heightCm ?? null,
        weightKg: person?.weightKg ?? null,
        activity: person?.activity ?? null,
        updatedAt,
        updatedBy: updatedBy?.firstName ?? null,
      }
    })
  },
})

const clearances = exportTable({
  file: 'abklaerungen',
  title: 'Abklärungen, die deine Begleitung festgehalten hat',
  models: ['Clearance'],
  columns: {
    warning: ['Was', warnings],
    day: 'Abgeklärt am',
    clearedWith: 'Mit',
    note: 'Notiz',
    trainer: 'Festgehalten von',
    createdAt: 'Festgehalten am',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.clearance.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      include: { trainer: { select: { firstName: true } } },
    })
    return decryptRows(rows, loadKey, ({ id, encrypted, trainer, createdAt }, key) => {
      const { warning, day, clearedWith, note } = decryptClearance(key, id, encrypted)
      return { warning, day, clearedWith, note, trainer: trainer?.firstName ?? null, createdAt }
    })
  },
})

const guardOverrides = exportTable({
  file: 'trotz-allergen-geplant',
  title: 'Rezepte und Lebensmittel, die trotz eines Allergens geplant wurden',
  models: ['GuardOverride'],
  columns: {
    name: 'Rezept oder Lebensmittel',
    allergen: ['Allergen', allergens],
    reason: 'Grund',
    author: 'Angegeben von',
    createdAt: 'Angegeben am',
  },
  rows: async (prisma, userId, loadKey) => {
    const name = { select: { name: true } } as const
    const rows = await prisma.guardOverride.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      include: { recipe: name, food: name, actor: { select: { firstName: true } } },
    })
    return decryptRows(rows, loadKey, ({ id, recipe, food, actor, encrypted, createdAt }, key) => {
      const { allergen, reason } = decryptOverride(key, id, encrypted)
      return { name: recipe?.name ?? food?.name ?? '', allergen, reason, author: actor?.firstName ?? null, createdAt }
    })
  },
})

/** Tables about care: the care profile, clearances of warnings, and overrides of allergens. */
export const careTables = [careProfile, clearances, guardOverrides]
