import { expect, it } from "vitest";
import { asModule } from "./react-modules.ts";

const FILE = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
function use(usable) {
  return React.use(usable, exports.now());
}
exports.now = void 0;
if (Scheduler.clock) {
  exports.now = function () {
    return Scheduler.clock();
  };
}
exports.Use = use;
exports.None = null;
exports.version =
  "19";
`;

it("imports what a file of CommonJS requires, and exports by name what it gives", () => {
  expect(asModule(FILE)).toBe(`import * as Scheduler from "scheduler";
import * as React from "react";
"use strict";

function use(usable) {
  return React.use(usable, exported_now());
}
var exported_now = void 0;
if (Scheduler.clock) {
  exported_now = function () {
    return Scheduler.clock();
  };
}

var exported_None = null;
var exported_version =
  "19";

export { exported_now as now, use as Use, exported_None as None, exported_version as version };`);
});
