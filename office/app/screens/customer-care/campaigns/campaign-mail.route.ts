export { showCampaign as loader } from "./campaign.server.ts";
