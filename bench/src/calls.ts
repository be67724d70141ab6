import type { Call } from './load.ts'

export const listNotes: Call = { name: 'notes list', method: 'GET', path: '/notes' }

export const listShopping: Call = { name: 'shopping list', method: 'GET', path: '/shopping' }

/** First page of the recipe list, favourites first. */
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

/** Recipe search that matches a third of all recipes. */
export const searchRecipes: Call = {
  name: 'recipe search, many matches',
  method: 'GET',
  path: '/recipes/all?filter=rezept&tags=schnell',
}

/** Recipes that fit a lunch: compares the recipes nearest in energy. */
export const fitRecipes: Call = {
  name: 'recipe search, best fit',
  method: 'GET',
  path: '/recipes/all?kcal=620&carbs=70&proteins=35&fats=20',
}

/** Food search by a prefix that a tenth of all foods have. */
export const foodsByBeginning: Call = { name: 'food search, beginning', method: 'GET', path: '/foods?filter=karotte' }

/** Food search by a part of the name that a seventh of all foods contain. */
export const foodsByPart: Call = { name: 'food search, part of the name', method: 'GET', path: '/foods?filter=milch' }

/** Food search that matches a single food, whatever the size of the table. */
export const rareFood: Call = { name: 'food search, one match', method: 'GET', path: '/foods?filter=0000777' }

export const listTags: Call = { name: 'recipe tags', method: 'GET', path: '/recipes/tags' }

/** The admin's list of all accounts, newest page. */
export const listUsers: Call = { name: 'user list', method: 'GET', path: '/users/all' }

/** User search that matches a single account, whatever the size of the table. */
export const rareSearch: Call = {
  name: 'user search, one match',
  method: 'GET',
  path: '/users/all?filter=wagner777%40',
}

/** User search that matches every nineteenth account, so its matches grow with the table. */
export const commonSearch: Call = {
  name: 'user search, many matches',
  method: 'GET',
  path: '/users/all?filter=huber',
}
