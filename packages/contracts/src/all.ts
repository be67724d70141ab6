import { anamnesis } from './anamnesis/endpoints.ts'
import { anamnesisSchemas } from './anamnesis/schemas.ts'
import { assignments } from './assignments/endpoints.ts'
import { assignmentsSchemas } from './assignments/schemas.ts'
import { audit } from './audit/endpoints.ts'
import { auditSchemas } from './audit/schemas.ts'
import { auth } from './auth/endpoints.ts'
import { authSchemas } from './auth/schemas.ts'
import { careProfile } from './care-profile/endpoints.ts'
import { careProfileSchemas } from './care-profile/schemas.ts'
import { challenges } from './challenges/endpoints.ts'
import { challengesSchemas } from './challenges/schemas.ts'
import { checkIns } from './check-ins/endpoints.ts'
import { checkInsSchemas } from './check-ins/schemas.ts'
import { checkout } from './checkout/endpoints.ts'
import { checkoutSchemas } from './checkout/schemas.ts'
import { clients } from './clients/endpoints.ts'
import { clientsSchemas } from './clients/schemas.ts'
import { dayLog } from './day-log/endpoints.ts'
import { dayLogSchemas } from './day-log/schemas.ts'
import { documents } from './documents/endpoints.ts'
import { documentsSchemas } from './documents/schemas.ts'
import { emailAddress } from './email-address/endpoints.ts'
import { emailAddressSchemas } from './email-address/schemas.ts'
import { contract } from './endpoint.ts'
import { evaluations } from './evaluations/endpoints.ts'
import { evaluationsSchemas } from './evaluations/schemas.ts'
import { dataExports } from './exports/endpoints.ts'
import { dataExportsSchemas } from './exports/schemas.ts'
import { foods } from './foods/endpoints.ts'
import { foodsSchemas } from './foods/schemas.ts'
import { health } from './health/endpoints.ts'
import { healthSchemas } from './health/schemas.ts'
import { invites } from './invites/endpoints.ts'
import { invitesSchemas } from './invites/schemas.ts'
import { macros } from './macros/endpoints.ts'
import { macrosSchemas } from './macros/schemas.ts'
import { measures } from './measures/endpoints.ts'
import { measuresSchemas } from './measures/schemas.ts'
import { messages } from './messages/endpoints.ts'
import { messagesSchemas } from './messages/schemas.ts'
import { newsletter } from './newsletter/endpoints.ts'
import { newsletterSchemas } from './newsletter/schemas.ts'
import { notes } from './notes/endpoints.ts'
import { notesSchemas } from './notes/schemas.ts'
import { notifications } from './notifications/endpoints.ts'
import { notificationsSchemas } from './notifications/schemas.ts'
import { nutritionplan } from './nutritionplan/endpoints.ts'
import { nutritionplanSchemas } from './nutritionplan/schemas.ts'
import { paymentEvents } from './payment-events/endpoints.ts'
import { paymentEventsSchemas } from './payment-events/schemas.ts'
import { photos } from './photos/endpoints.ts'
import { photosSchemas } from './photos/schemas.ts'
import { printouts } from './printouts/endpoints.ts'
import { printoutsSchemas } from './printouts/schemas.ts'
import { products } from './products/endpoints.ts'
import { productsSchemas } from './products/schemas.ts'
import { profileImage } from './profile-image/endpoints.ts'
import { profileImageSchemas } from './profile-image/schemas.ts'
import { protocol } from './protocol/endpoints.ts'
import { protocolSchemas } from './protocol/schemas.ts'
import { push } from './push/endpoints.ts'
import { pushSchemas } from './push/schemas.ts'
import { pushMessages } from './push-messages/endpoints.ts'
import { pushMessagesSchemas } from './push-messages/schemas.ts'
import { recipes } from './recipes/endpoints.ts'
import { recipesSchemas } from './recipes/schemas.ts'
import { secondFactor } from './second-factor/endpoints.ts'
import { secondFactorSchemas } from './second-factor/schemas.ts'
import { sessions } from './sessions/endpoints.ts'
import { sessionsSchemas } from './sessions/schemas.ts'
import { settings } from './settings/endpoints.ts'
import { settingsSchemas } from './settings/schemas.ts'
import { shopping } from './shopping/endpoints.ts'
import { shoppingSchemas } from './shopping/schemas.ts'
import { status } from './status/endpoints.ts'
import { statusSchemas } from './status/schemas.ts'
import { subscriptions } from './subscriptions/endpoints.ts'
import { subscriptionsSchemas } from './subscriptions/schemas.ts'
import { templates } from './templates/endpoints.ts'
import { templatesSchemas } from './templates/schemas.ts'
import { trainers } from './trainers/endpoints.ts'
import { trainersSchemas } from './trainers/schemas.ts'
import { users } from './users/endpoints.ts'
import { usersSchemas } from './users/schemas.ts'
import { withdrawals } from './withdrawals/endpoints.ts'
import { withdrawalsSchemas } from './withdrawals/schemas.ts'
import { workout } from './workout/endpoints.ts'
import { workoutSchemas } from './workout/schemas.ts'

/** All endpoints of the API with their schemas, by feature and name. For the server only, because it loads zod. */
export const contracts = {
  auth: contract(auth, authSchemas),
  users: contract(users, usersSchemas),
  notes: contract(notes, notesSchemas),
  printouts: contract(printouts, printoutsSchemas),
  shopping: contract(shopping, shoppingSchemas),
  recipes: contract(recipes, recipesSchemas),
  foods: contract(foods, foodsSchemas),
  nutritionplan: contract(nutritionplan, nutritionplanSchemas),
  macros: contract(macros, macrosSchemas),
  measures: contract(measures, measuresSchemas),
  careProfile: contract(careProfile, careProfileSchemas),
  anamnesis: contract(anamnesis, anamnesisSchemas),
  dayLog: contract(dayLog, dayLogSchemas),
  checkIns: contract(checkIns, checkInsSchemas),
  challenges: contract(challenges, challengesSchemas),
  protocol: contract(protocol, protocolSchemas),
  photos: contract(photos, photosSchemas),
  evaluations: contract(evaluations, evaluationsSchemas),
  workout: contract(workout, workoutSchemas),
  clients: contract(clients, clientsSchemas),
  assignments: contract(assignments, assignmentsSchemas),
  templates: contract(templates, templatesSchemas),
  trainers: contract(trainers, trainersSchemas),
  invites: contract(invites, invitesSchemas),
  documents: contract(documents, documentsSchemas),
  profileImage: contract(profileImage, profileImageSchemas),
  sessions: contract(sessions, sessionsSchemas),
  secondFactor: contract(secondFactor, secondFactorSchemas),
  settings: contract(settings, settingsSchemas),
  emailAddress: contract(emailAddress, emailAddressSchemas),
  health: contract(health, healthSchemas),
  messages: contract(messages, messagesSchemas),
  audit: contract(audit, auditSchemas),
  notifications: contract(notifications, notificationsSchemas),
  push: contract(push, pushSchemas),
  pushMessages: contract(pushMessages, pushMessagesSchemas),
  dataExports: contract(dataExports, dataExportsSchemas),
  newsletter: contract(newsletter, newsletterSchemas),
  products: contract(products, productsSchemas),
  checkout: contract(checkout, checkoutSchemas),
  subscriptions: contract(subscriptions, subscriptionsSchemas),
  paymentEvents: contract(paymentEvents, paymentEventsSchemas),
  status: contract(status, statusSchemas),
  withdrawals: contract(withdrawals, withdrawalsSchemas),
}
