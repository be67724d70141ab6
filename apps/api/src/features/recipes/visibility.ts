/**
 * SQL that holds when a user may see recipe `r`: it is not withdrawn, and everyone's, their own, or that of the trainer
 * they have now. Lists spell the same out in branches, so that each is read in order from an index.
 * @param user the placeholder of the user's id
 */
export const visibleTo = (user: string): string => `r.withdrawn_at IS NULL AND (
  r.owner_id IS NULL OR r.owner_id = ${user} OR r.owner_id IN (${trainersOf(user)}))`

/** SQL selecting the trainer a user has now, as `trainer_id`. */
export const trainersOf = (user: string): string => `
  SELECT trainer_id FROM client_relations WHERE client_id = ${user} AND status IN ('ACTIVE', 'PAUSED')`
