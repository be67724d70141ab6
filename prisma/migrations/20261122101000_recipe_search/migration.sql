-- CreateIndex
CREATE INDEX "recipes_owner_id_withdrawn_at_kcal_id_idx" ON "recipes"("owner_id", "withdrawn_at", "kcal", "id");

-- Recipes are searched like foods, without case, accents and umlauts.
DROP INDEX "recipes_search";
CREATE INDEX "recipes_search" ON "recipes" USING gin (search_text("name") gin_trgm_ops);
