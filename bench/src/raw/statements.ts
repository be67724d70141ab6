/** What the raw server asks of the database: the same reads as the API's, each prepared once per connection. */

export const liveSession = {
  name: 'session',
  text: `SELECT u.id, u.roles::text[] AS roles
           FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL AND s.expires_at > now()
            AND (u.locked_until IS NULL OR u.locked_until <= now())`,
}

export const listNotes = {
  name: 'notes',
  text: `SELECT id, title, note, added_by_admin AS "addedByAdmin", created_at AS "createdAt", updated_at AS "updatedAt"
           FROM notes WHERE user_id = $1 ORDER BY id DESC LIMIT 500`,
}

export const listShopping = {
  name: 'shopping',
  text: `SELECT id, name, checked, source::text AS source, aisle::text AS aisle
           FROM shopping_items WHERE user_id = $1 ORDER BY id LIMIT 500`,
}

export const account = {
  name: 'account',
  text: `SELECT id, email, first_name AS "firstName", last_name AS "lastName", phone_number AS "phoneNumber", goals,
                roles::text[] AS roles, 'ROLE_TRAINER' = ANY(roles::text[]) AS trainer,
                profile_image AS "profileImage", kcal, carbs, proteins, fats,
                profile_steps::text[] AS "profileSteps",
                roles::text[] && ARRAY['ROLE_TRAINER', 'ROLE_IN_APP_PURCHASE_USER', 'TRIAL_MODE'] OR EXISTS (
                  SELECT 1 FROM subscriptions s
                   WHERE s.user_id = u.id AND s.kind = 'MEMBERSHIP'
                     AND (s.status IN ('ACTIVE', 'TRIALING')
                          OR s.status = 'PAST_DUE' AND s.current_period_end > now() - interval '7 days')
                ) AS "hasAccess", created_at AS "createdAt"
           FROM users u WHERE id = $1`,
}

export const countNotes = { name: 'count', text: 'SELECT count(*)::int AS count FROM notes WHERE user_id = $1' }

export const addNote = {
  name: 'add',
  text: `INSERT INTO notes (id, user_id, author_id, title, note, updated_at) VALUES (uuidv7(), $1, $1, $2, $3, now())
         RETURNING id, title, note, added_by_admin AS "addedByAdmin", created_at AS "createdAt", updated_at AS "updatedAt"`,
}
