/** Statements of the raw server: the same reads as the API's, each prepared once per connection. */

export const liveSession = {
  name: 'session',
  text: `SELECT u.id, u.roles::text[] AS roles
           FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL AND s.expires_at > now()
            AND (u.locked_until IS NULL OR u.locked_until <= now())`,
}

const noteColumns = `id, title, note, added_by_admin AS "addedByAdmin", created_at AS "createdAt", updated_at AS "updatedAt",
  (SELECT first_name FROM users WHERE users.id = notes.author_id AND notes.added_by_admin) AS "addedBy"`

export const listNotes = {
  name: 'notes',
  text: `SELECT ${noteColumns}
           FROM notes WHERE user_id = $1 ORDER BY id DESC LIMIT 500`,
}

export const listShopping = {
  name: 'shopping',
  text: `SELECT i.id, i.name, i.checked, i.source::text AS source, i.aisle::text AS aisle,
                coalesce(i.planned, 'null') <> 'null' AS "fromPlan",
                CASE WHEN f.id IS NOT NULL THEN jsonb_build_object('name', f.name, 'allergens', f.allergens,
                  'allergensStated', f.allergens_stated) END AS food
           FROM shopping_items i LEFT JOIN foods f ON f.id = i.food_id
          WHERE i.user_id = $1 ORDER BY i.id LIMIT 500`,
}

export const listWorkouts = {
  name: 'workouts',
  text: `SELECT id, name, link, user_id AS "userId" FROM workout_links WHERE user_id = $1 ORDER BY id LIMIT 200`,
}

const card = `r.id, r.name, CASE WHEN r.image_key IS NOT NULL THEN '/api/recipes/' || r.id || '/image' END AS image,
  r.picture, r.kcal, r.carbs, r.proteins, r.fats, r.tags, r.prep_minutes AS "prepMinutes", r.owner_id IS NOT NULL AS own,
  r.allergens, r.allergens_stated OR cardinality(r.allergens) > 0 AS "allergensStated", r.ingredient_names AS "ingredientNames"`

const ownersOf = `SELECT trainer_id FROM client_relations WHERE client_id = $1 AND status IN ('ACTIVE', 'PAUSED')`

/** A page of 25 recipes, and one more to see whether there is a next page. */
export const listRecipes = {
  name: 'recipes',
  text: `SELECT * FROM (
           (SELECT ${card}, true AS toggled FROM recipe_picks p JOIN recipes r ON r.id = p.recipe_id
             WHERE p.user_id = $1 AND r.withdrawn_at IS NULL
               AND (r.owner_id IS NULL OR r.owner_id = $1 OR r.owner_id IN (${ownersOf})) ORDER BY r.name, r.id LIMIT 26)
           UNION ALL
           (SELECT ${card}, false FROM recipes r
             WHERE r.owner_id IS NULL AND r.withdrawn_at IS NULL
               AND NOT EXISTS (SELECT 1 FROM recipe_picks p WHERE p.user_id = $1 AND p.recipe_id = r.id)
             ORDER BY r.owner_id, r.withdrawn_at, r.name, r.id LIMIT 26)
           UNION ALL
           (SELECT ${card}, false FROM recipes r
             WHERE (r.owner_id = $1 OR r.owner_id IN (${ownersOf})) AND r.withdrawn_at IS NULL
               AND NOT EXISTS (SELECT 1 FROM recipe_picks p WHERE p.user_id = $1 AND p.recipe_id = r.id)
             ORDER BY r.name, r.id LIMIT 26)
         ) found ORDER BY toggled DESC, name, id LIMIT 26`,
}

const isVisible = (alias: string) =>
  `(${alias}.withdrawn_at IS NULL AND (${alias}.owner_id IS NULL OR ${alias}.owner_id = $1 OR ${alias}.owner_id IN (${ownersOf})))`

const planColumns = `e.id AS "entryId", e.day::text AS day, e.meal::text AS meal, e.position, e.locked`

export const planRecipes = {
  name: 'plan recipes',
  text: `SELECT ${planColumns}, e.portions, ${card}, p.recipe_id IS NOT NULL AS toggled,
                ${isVisible('r')} IS NOT TRUE AS removed, e.recipe_version < r.version AS edited
           FROM plan_entries e JOIN recipes r ON r.id = e.recipe_id
           LEFT JOIN recipe_picks p ON p.user_id = $1 AND p.recipe_id = r.id
          WHERE e.user_id = $1 ORDER BY e.position, e.created_at, e.id`,
}

export const planFoods = {
  name: 'plan foods',
  text: `SELECT ${planColumns}, f.id AS "foodId", f.name, e.grams, f.kcal * e.grams / 100 AS kcal,
                f.carbs * e.grams / 100 AS carbs, f.proteins * e.grams / 100 AS proteins, f.fats * e.grams / 100 AS fats,
                f.allergens, f.allergens_stated AS "allergensStated", ${isVisible('f')} IS NOT TRUE AS removed
           FROM plan_entries e JOIN foods f ON f.id = e.food_id
          WHERE e.user_id = $1 ORDER BY e.position, e.id`,
}

/** Versions, notes and disabled meals, read before the entries. */
export const planState = {
  name: 'plan state',
  text: `SELECT coalesce((SELECT jsonb_agg(jsonb_build_object('day', day, 'meal', meal, 'note', note))
                            FROM plan_notes WHERE user_id = $1), '[]') AS notes,
                coalesce((SELECT jsonb_agg(meal) FROM disabled_meals WHERE user_id = $1), '[]') AS "disabledMeals",
                coalesce((SELECT jsonb_object_agg(day, version) FROM plan_days WHERE user_id = $1), '{}') AS versions`,
}

/** Access by a role or a membership; the measured users are not coached. */
const lastingAccess = `(roles::text[] && ARRAY['ROLE_TRAINER', 'ROLE_IN_APP_PURCHASE_USER'] OR EXISTS (
                  SELECT 1 FROM subscriptions s
                   WHERE s.user_id = u.id AND s.kind = 'MEMBERSHIP'
                     AND (s.status IN ('ACTIVE', 'TRIALING')
                          OR s.status = 'PAST_DUE'
                         AND coalesce(s.past_due_since, s.current_period_end) > now() - interval '7 days')
                     AND NOT (s.cancel_at_period_end AND s.current_period_end < now() - interval '1 hour')))`

export const account = {
  name: 'account',
  text: `SELECT id, email, first_name AS "firstName", last_name AS "lastName", phone_number AS "phoneNumber", goals,
                roles::text[] AS roles, 'ROLE_TRAINER' = ANY(roles::text[]) AS trainer,
                profile_image AS "profileImage", kcal, carbs, proteins, fats, weekday_targets AS "weekdayTargets",
                protective_mode AS "protectiveMode", profile_steps::text[] AS "profileSteps",
                email_confirmed_at IS NOT NULL AS "emailConfirmed", first_steps_hidden_at IS NOT NULL AS "firstStepsHidden",
                CASE WHEN 'TRIAL_MODE' = ANY(roles::text[]) THEN trial_until END AS "trialUntil",
                CASE WHEN EXISTS (SELECT FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL)
                     THEN 'ACTIVE' ELSE 'OFF' END AS "secondFactor",
                'TRIAL_MODE' = ANY(roles::text[]) AND NOT ${lastingAccess} AS "onTrial",
                'TRIAL_MODE' = ANY(roles::text[]) AND coalesce(trial_until > now(), true) OR ${lastingAccess} AS "hasAccess",
                EXISTS (SELECT 1 FROM subscriptions s
                         WHERE s.user_id = u.id AND s.kind = 'MEMBERSHIP' AND s.status = 'PAST_DUE') AS "membershipUnpaid",
                created_at AS "createdAt"
           FROM users u WHERE id = $1`,
}

export const countNotes = { name: 'count', text: 'SELECT count(*)::int AS count FROM notes WHERE user_id = $1' }

export const addNote = {
  name: 'add',
  text: `INSERT INTO notes (id, user_id, author_id, title, note, updated_at) VALUES (uuidv7(), $1, $1, $2, $3, now())
         RETURNING ${noteColumns}`,
}
