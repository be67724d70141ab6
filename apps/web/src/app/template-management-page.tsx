import { TemplateManagement } from '../features/templates/template-management.tsx'

/** Templates of trainers and admins. */
export const TemplateManagementPage = () => <TemplateManagement />
