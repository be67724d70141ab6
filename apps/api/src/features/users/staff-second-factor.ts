import type { Role } from '@kostbar/contracts/users/schemas'

/** Whether trainers and admins must use a second factor; a setting of the installation. */
export interface StaffSecondFactor {
  appliesTo(user: { readonly roles: readonly Role[] }): boolean
}

/** @param isRequired setting `STAFF_SECOND_FACTOR` */
export const staffSecondFactor = (isRequired: boolean): StaffSecondFactor => ({
  appliesTo: ({ roles }) => isRequired && (roles.includes('ROLE_ADMIN') || roles.includes('ROLE_TRAINER')),
})
