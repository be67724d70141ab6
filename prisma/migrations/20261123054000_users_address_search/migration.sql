-- A text with an @ is found by the end of the local part of addresses: their reversed beginning in an index.
CREATE INDEX "users_local_part" ON "users" (reverse(split_part("email", '@', 1)) text_pattern_ops);

-- The few accounts with an @ in their name may match such a text, too. Without statistics of names, PostgreSQL expects one
-- in two hundred to have one, and prefers the trigram index.
CREATE INDEX "users_at_in_name" ON "users" ("id") WHERE ("first_name" || coalesce("last_name", '')) LIKE '%@%';
CREATE STATISTICS "users_names" ON ("first_name" || coalesce("last_name", '')) FROM "users";

-- Both need statistics at once. An empty table is left out: once analyzed, it counts as empty until the next automatic
-- ANALYZE.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "users") THEN ANALYZE "users"; END IF;
END $$;
