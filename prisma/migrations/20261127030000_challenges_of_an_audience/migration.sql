-- CreateIndex
CREATE INDEX "challenges_audience_id_idx" ON "challenges"("audience", "id");
