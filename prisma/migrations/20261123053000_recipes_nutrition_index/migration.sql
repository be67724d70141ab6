-- The search for the best fit compares the nutrition of a thousand recipes: with all values in the index, it reads the
-- recipes of its page only.
CREATE INDEX "recipes_nutrition" ON "recipes"("owner_id", "withdrawn_at", "kcal", "id", "carbs", "proteins", "fats");
DROP INDEX "recipes_owner_id_withdrawn_at_kcal_id_idx";
