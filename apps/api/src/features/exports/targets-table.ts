import type { WeekdayTargets } from '@kostbar/contracts/macros/schemas'
import { type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { decryptOrigin, type TargetOrigin } from '../macros/service.ts'
import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

/** `Montag: 2000 kcal, 220 g Kohlenhydrate, 120 g Proteine, 70 g Fette` for each weekday with targets of its own. */
const describeWeekdays = (targets: WeekdayTargets): string[] =>
  weekdays
    .filter((day: Weekday) => targets[day])
    .map((day) => {
      const { kcal, carbs, proteins, fats } = targets[day] ?? { kcal: 0, carbs: 0, proteins: 0, fats: 0 }
      return `${weekdayNames[day]}: ${kcal} kcal, ${carbs} g Kohlenhydrate, ${proteins} g Proteine, ${fats} g Fette`
    })

const noOrigin: TargetOrigin = { inputs: null, reason: null }

/** Table of macro targets over time, with the inputs they were calculated from. */
export const targets = exportTable({
  file: 'makros',
  title: 'Makros im Verlauf',
  models: ['MacroTarget'],
  columns: {
    createdAt: 'Gesetzt am',
    kcal: 'kcal am Tag',
    carbs: 'Kohlenhydrate (g)',
    proteins: 'Proteine (g)',
    fats: 'Fette (g)',
    weekdays: 'An einzelnen Tagen',
    setBy: 'Gesetzt von',
    reason: 'Begründung',
    sex: ['Geschlecht für die Berechnung', labels.sexes],
    formulaSex: ['Formel', labels.sexes],
    ageYears: 'Alter',
    heightCm: 'Größe (cm)',
    weightKg: 'Gewicht (kg)',
    activity: 'Aktivität (PAL)',
    goalPercent: 'Ziel (%)',
    proteinPerKg: 'Protein (g je kg)',
    fatPerKg: 'Fett (g je kg)',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.macroTarget.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      omit: { userId: true, setById: true },
      include: { setBy: { select: { firstName: true } } },
    })
    const key = rows.some(({ encrypted }) => encrypted) ? await loadKey() : undefined
    return rows.map(({ id, encrypted, setBy, weekdays: ofDays, ...target }) => {
      const { inputs, reason } = key && encrypted ? decryptOrigin(key, id, encrypted) : noOrigin
      return {
        ...target,
        weekdays: describeWeekdays((ofDays ?? {}) as WeekdayTargets),
        setBy: setBy?.firstName ?? null,
        reason,
        sex: inputs?.sex ?? null,
        formulaSex: inputs?.formulaSex ?? null,
        ageYears: inputs?.ageYears ?? null,
        heightCm: inputs?.heightCm ?? null,
        weightKg: inputs?.weightKg ?? null,
        activity: inputs?.activity ?? null,
        goalPercent: inputs?.goalPercent ?? null,
        proteinPerKg: inputs?.proteinPerKg ?? null,
        fatPerKg: inputs?.fatPerKg ?? null,
      }
    })
  },
})
