-- AlterTable
ALTER TABLE "challenges" ADD COLUMN     "client_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "challenges_owner_id_client_key_key" ON "challenges"("owner_id", "client_key");
