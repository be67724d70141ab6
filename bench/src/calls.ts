import type { Call } from './load.ts'

export const listNotes: Call = { name: 'notes list', method: 'GET', path: '/notes' }

export const listShopping: Call = { name: 'shopping list', method: 'GET', path: '/shopping' }

/** The first page, picked ones first. */
export const listRecipes: Call = { name: 'recipe list', method: 'GET', path: '/recipes/all' }

export const planWeek: Call = { name: 'plan of the week', method: 'GET', path: '/nutritionplan' }

export const listWorkouts: Call = { name: 'workout links', method: 'GET', path: '/workout' }

export const account: Call = { name: 'own account', method: 'GET', path: '/users/info' }

export const addNote: Call = {
  name: 'note add',
  method: 'POST',
  path: '/notes/add',
  body: { title: 'Einkauf', note: 'Am Samstag auf den Markt: Vogerlsalat, Kürbis, Topfen.' },
}

/** Finds a third of all recipes. */
export const searchRecipes: Call = {
  name: 'recipe search, many matches',
  method: 'GET',
  path: '/recipes/all?filter=rezept&tags=schnell',
}

/** What fits a lunch: compares the recipes nearest in energy. */
export const fitRecipes: Call = {
  name: 'recipe search, best fit',
  method: 'GET',
  path: '/recipes/all?kcal=620&carbs=70&proteins=35&fats=20',
}

/** A tenth of all foods begin like this. */
export const foodsByBeginning: Call = { name: 'food search, beginning', method: 'GET', path: '/foods?filter=karotte' }

/** A seventh of all foods contain this. */
export const foodsByPart: Call = { name: 'food search, part of the name', method: 'GET', path: '/foods?filter=milch' }

/** Finds one food, however many there are. */
export const rareFood: Call = { name: 'food search, one match', method: 'GET', path: '/foods?filter=0000777' }

export const listTags: Call = { name: 'recipe tags', method: 'GET', path: '/recipes/tags' }

/** The admin's list of all accounts, its newest page. */
export const listUsers: Call = { name: 'user list', method: 'GET', path: '/users/all' }

/** Finds one account, however many there are. */
export const rareSearch: Call = {
  name: 'user search, one match',
  method: 'GET',
  path: '/users/all?filter=wagner777%40',
}

/** Finds more accounts the more there are: every nineteenth. */
export const commonSearch: Call = {
  name: 'user search, many matches',
  method: 'GET',
  path: '/users/all?filter=huber',
}
