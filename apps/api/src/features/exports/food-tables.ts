import { formatNumber } from '@kostbar/contracts/number-format'
import { ingredientSentence } from '@kostbar/contracts/recipes/ingredient-text'
import { aisles } from '@kostbar/contracts/shopping/aisles'
import { plannedDays } from '../shopping/service.ts'
import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const nameOf = { recipe: { select: { name: true } } }

const favourites = exportTable({
  file: 'ausgewaehlte-rezepte',
  title: 'Rezepte, die du ausgewählt hast',
  models: ['RecipeFavourite'],
  columns: { recipe: 'Rezept', portions: 'Portionen' },
  rows: async (prisma, userId) => {
    const rows = await prisma.recipeFavourite.findMany({ where: { userId }, include: nameOf })
    return rows.map(({ recipe, portions }) => ({ recipe: recipe.name, portions }))
  },
})

const recipes = exportTable({
  file: 'eigene-rezepte',
  title: 'Rezepte, die du geschrieben hast',
  models: ['Recipe', 'RecipeIngredient'],
  columns: {
    name: 'Name',
    description: 'Beschreibung',
    kcal: 'kcal je Portion',
    carbs: 'Kohlenhydrate (g)',
    proteins: 'Proteine (g)',
    fats: 'Fette (g)',
    servings: 'Portionen',
    prepMinutes: 'Minuten',
    tags: 'Schlagwörter',
    allergens: 'Allergene',
    allergensStated: 'Allergene angegeben',
    picture: 'Gezeichnet mit',
    ingredients: 'Zutaten',
    steps: 'Schritte',
    sourceTitle: 'Quelle',
    sourceAuthor: 'Verfasst von',
    sourceUrl: 'Adresse der Quelle',
    nutritionBy: ['Nährwerte', labels.valueOrigins],
    allergensBy: ['Allergene', labels.valueOrigins],
    createdAt: 'Geschrieben am',
    updatedAt: 'Geändert am',
    withdrawnAt: 'Zurückgezogen am',
  },
  rows: async (prisma, ownerId) => {
    const ingredients = {
      orderBy: { position: 'asc' },
      omit: { recipeId: true, foodId: true, position: true },
      include: { food: { select: { name: true, singular: true, plural: true } } },
    } as const
    const omit = {
      id: true,
      ownerId: true,
      imageKey: true,
      ingredientNames: true,
      version: true,
      clientKey: true,
    } as const
    const written = await prisma.recipe.findMany({
      where: { ownerId },
      orderBy: { id: 'asc' },
      omit,
      include: { ingredients },
    })
    return written.map((recipe) => ({
      ...recipe,
      allergensStated: recipe.allergensStated || (recipe.allergensBy === 'HAND' && recipe.allergens.length > 0),
      ingredients: recipe.ingredients.map(({ food, measureName, measureGrams, ...ingredient }) => {
        const measure = measureName && measureGrams ? { name: measureName, grams: measureGrams } : null
        return ingredientSentence({ ...ingredient, measure, forms: food })
      }),
    }))
  },
})

const foods = exportTable({
  file: 'eigene-lebensmittel',
  title: 'Lebensmittel, die du angelegt hast (je 100 g)',
  models: ['Food', 'FoodPortion'],
  columns: {
    name: 'Name',
    singular: 'Ein Stück heißt',
    plural: 'Mehrere heißen',
    aisle: ['Wo im Geschäft', aisles],
    kcal: 'kcal',
    carbs: 'Kohlenhydrate (g)',
    proteins: 'Proteine (g)',
    fats: 'Fette (g)',
    fibre: 'Ballaststoffe (g)',
    sugar: 'Zucker (g)',
    saturates: 'Gesättigte Fettsäuren (g)',
    salt: 'Salz (g)',
    gramsPerPiece: 'Gramm je Stück',
    gramsPerMl: 'Gramm je Milliliter',
    portions: 'Maße',
    allergens: 'Allergene',
    allergensStated: 'Allergene angegeben',
    createdAt: 'Angelegt am',
    updatedAt: 'Geändert am',
    withdrawnAt: 'Entfernt am',
  },
  rows: async (prisma, ownerId) => {
    const rows = await prisma.food.findMany({
      where: { ownerId },
      orderBy: { id: 'asc' },
      omit: { id: true, ownerId: true, source: true, sourceKey: true, sourceVersion: true, clientKey: true },
      include: { portions: { orderBy: { position: 'asc' } } },
    })
    return rows.map((food) => ({
      ...food,
      portions: food.portions.map(({ name, grams }) => `${name}: ${formatNumber(grams)} g`),
    }))
  },
})

const shopping = exportTable({
  file: 'einkaufsliste',
  title: 'Einkaufsliste',
  models: ['ShoppingItem'],
  columns: {
    name: 'Eintrag',
    checked: 'Erledigt',
    checkedAt: 'Zuletzt abgehakt oder wieder geöffnet am',
    source: ['Woher', labels.sources],
    aisle: ['Wo im Geschäft', aisles],
    planned: 'Aus dem Plan für',
    createdAt: 'Angelegt am',
  },
  rows: async (prisma, userId) => {
    const items = await prisma.shoppingItem.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      omit: { id: true, userId: true, foodId: true, batchId: true, before: true, clientKey: true },
    })
    return items.map((item) => ({ ...item, planned: plannedDays(item.planned) }))
  },
})

/** Tables about favourites, recipes, foods and shopping. */
export const foodTables = [favourites, recipes, foods, shopping]
