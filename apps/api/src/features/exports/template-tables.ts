import { humanifiedMeals, type Meal, type Weekday, weekdayNames } from '@kostbar/contracts/meals'
import { amountText } from './amount-text.ts'
import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const name = { select: { name: true } } as const

const slotName = ({ day, meal }: { day: Weekday; meal: Meal }) => `${weekdayNames[day]}, ${humanifiedMeals[meal]}`

const templates = exportTable({
  file: 'vorlagen',
  title: 'Vorlagen für Ernährungspläne, die du geschrieben hast',
  models: ['Template', 'TemplateEntry', 'TemplateNote'],
  columns: {
    name: 'Name',
    description: 'Beschreibung',
    goal: ['Ziel', labels.templateGoals],
    tags: 'Schlagwörter',
    kcal: 'kcal am Tag',
    carbs: 'Kohlenhydrate (g)',
    proteins: 'Proteine (g)',
    fats: 'Fette (g)',
    status: ['Status', labels.templateStatuses],
    entries: 'Geplant',
    notes: 'Notizen',
    createdAt: 'Angelegt am',
    updatedAt: 'Geändert am',
    deletedAt: 'Gelöscht am',
  },
  rows: async (prisma, ownerId) => {
    const written = await prisma.template.findMany({
      where: { ownerId },
      orderBy: { id: 'asc' },
      omit: {
        ...{ ownerId: true, isTest: true, shippedKey: true, clientKey: true },
        ...{ version: true, detailsVersion: true, dayVersions: true },
      },
      include: {
        entries: {
          orderBy: [{ day: 'asc' }, { meal: 'asc' }, { position: 'asc' }],
          include: { recipe: name, food: name },
        },
        notes: { orderBy: [{ day: 'asc' }, { meal: 'asc' }] },
      },
    })
    return written.map(({ id: _id, entries, notes, ...template }) => ({
      ...template,
      entries: entries.map(
        (entry) => `${slotName(entry)}: ${entry.recipe?.name ?? entry.food?.name ?? ''} (${amountText(entry)})`,
      ),
      notes: notes.map((note) => `${slotName(note)}: ${note.note}`),
    }))
  },
})

/** Table of a trainer's templates. */
export const templateTables = [templates]
