/** A recipe as lists and plans read it. */
export interface CardRow {
  id: string
  name: string
  /** Where the photo is found at the web app's origin. */
  image: string | null
  picture: string[]
  kcal: number
  carbs: number
  proteins: number
  fats: number
  tags: string[]
  toggled: boolean
  prepMinutes: number | null
  own: boolean
}

/** The columns of recipe `r` for a `CardRow`, all but `toggled`. */
export const cardColumns = `r.id, r.name, CASE WHEN r.image_key IS NOT NULL THEN '/api/recipes/' || r.id || '/image' END AS image,
  r.picture, r.kcal, r.carbs, r.proteins, r.fats, r.tags, r.prep_minutes AS "prepMinutes", r.owner_id IS NOT NULL AS own`

/** SQL that holds when a user has picked recipe `r`. @param user the placeholder of the user's id */
export const pickedBy = (user: string): string =>
  `EXISTS (SELECT 1 FROM recipe_picks p WHERE p.user_id = ${user} AND p.recipe_id = r.id)`
