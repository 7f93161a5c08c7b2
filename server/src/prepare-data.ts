import { readProcessSettings } from "./process-settings.ts";

readProcessSettings();
