-- AlterTable
ALTER TABLE "saved_replies" ADD COLUMN     "client_key" UUID;

-- AlterTable
ALTER TABLE "templates" ADD COLUMN     "client_key" UUID;

-- AlterTable
ALTER TABLE "workout_links" ADD COLUMN     "client_key" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "saved_replies_trainer_id_client_key_key" ON "saved_replies"("trainer_id", "client_key");

-- CreateIndex
CREATE UNIQUE INDEX "templates_owner_id_client_key_key" ON "templates"("owner_id", "client_key");
