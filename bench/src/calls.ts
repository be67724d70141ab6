import { challengeId } from './fill-lists.ts'
import type { LoadCall } from './load.ts'

export const listNotes: LoadCall = { name: 'notes list', method: 'GET', path: '/notes' }

export const listShopping: LoadCall = { name: 'shopping list', method: 'GET', path: '/shopping' }

/** First page of the recipe list, favourites first. */
export const listRecipes: LoadCall = { name: 'recipe list', method: 'GET', path: '/recipes/all' }

export const planWeek: LoadCall = { name: 'plan of the week', method: 'GET', path: '/nutritionplan' }

export const listWorkouts: LoadCall = { name: 'workout links', method: 'GET', path: '/workout' }

export const account: LoadCall = { name: 'own account', method: 'GET', path: '/users/info' }

export const addNote: LoadCall = {
  name: 'note add',
  method: 'POST',
  path: '/notes/add',
  body: { title: 'Einkauf', note: 'Am Samstag auf den Markt: Vogerlsalat, Kürbis, Topfen.' },
}

/** Recipe search that matches a third of all recipes. */
export const searchRecipes: LoadCall = {
  name: 'recipe search, many matches',
  method: 'GET',
  path: '/recipes/all?filter=rezept&tags=schnell',
}

/** Recipes that fit a lunch: compares the recipes nearest in energy. */
export const fitRecipes: LoadCall = {
  name: 'recipe search, best fit',
  method: 'GET',
  path: '/recipes/all?kcal=620&carbs=70&proteins=35&fats=20',
}

/** Food search by a prefix that a tenth of all foods have. */
export const foodsByBeginning: LoadCall = {
  name: 'food search, beginning',
  method: 'GET',
  path: '/foods?filter=karotte',
}

/** Food search by a part of the name that a seventh of all foods contain. */
export const foodsByPart: LoadCall = {
  name: 'food search, part of the name',
  method: 'GET',
  path: '/foods?filter=milch',
}

/** Food search that matches a single food, whatever the size of the table. */
export const rareFood: LoadCall = { name: 'food search, one match', method: 'GET', path: '/foods?filter=0000777' }

export const listTags: LoadCall = { name: 'recipe tags', method: 'GET', path: '/recipes/tags' }

/** The admin's list of all accounts, newest page. */
export const listUsers: LoadCall = { name: 'user list', method: 'GET', path: '/users/all' }

/** User search that matches a single account, whatever the size of the table. */
export const rareSearch: LoadCall = {
  name: 'user search, one match',
  method: 'GET',
  path: '/users/all?filter=wagner777%40',
}

/** User search that matches every nineteenth account, so its matches grow with the table. */
export const commonSearch: LoadCall = {
  name: 'user search, many matches',
  method: 'GET',
  path: '/users/all?filter=huber',
}

export const listNotifications: LoadCall = { name: 'notifications', method: 'GET', path: '/notifications' }

/** A member's access log. */
export const listAccesses: LoadCall = { name: 'access log', method: 'GET', path: '/users/access-log' }

/** What admins changed about an account, read by an admin. */
export const listHistory: LoadCall = { name: 'history of a user', method: 'GET', path: '/users/:caller/history' }

/** A client's thread with the trainer. */
export const readThread: LoadCall = { name: 'messages of a client', method: 'GET', path: '/messages/:caller' }

/** A trainer's threads, each with the beginning of its newest message. */
export const readInbox: LoadCall = { name: 'inbox of a trainer', method: 'GET', path: '/messages' }

/** A trainer's push messages. */
export const listPushMessages: LoadCall = { name: 'push messages', method: 'GET', path: '/push-messages' }

export const listWithdrawals: LoadCall = { name: 'withdrawals', method: 'GET', path: '/withdrawals' }

/** Members who bought coaching and have no trainer. */
export const listWaiting: LoadCall = { name: 'waiting members', method: 'GET', path: '/clients/waiting' }

/** Trainers whom an admin can propose to a waiting member. */
export const listCandidates: LoadCall = {
  name: 'trainers to propose',
  method: 'GET',
  path: '/clients/waiting/trainers',
}

/** Challenges that a trainer manages. */
export const listChallenges: LoadCall = { name: 'challenges of a trainer', method: 'GET', path: '/challenges' }

/** Challenges that a member was invited to, or that are for everyone. */
export const listMyChallenges: LoadCall = { name: 'challenges of a member', method: 'GET', path: '/my-challenges' }

/** Participants of a challenge in which all members take part. */
export const listParticipants: LoadCall = {
  name: 'participants of a challenge',
  method: 'GET',
  path: `/challenges/${challengeId}`,
}

/** Numbers of accounts by role and lock. */
export const countUsers: LoadCall = { name: 'user counts', method: 'GET', path: '/users/all/meta' }
